export interface Sealed {
  bytes: Uint8Array;
  keyId: string;
}
