/** A sealed value and the id of the key that opens it; both are stored side by side. */
export interface Sealed {
  bytes: Uint8Array;
  keyId: string;
}
