import { Secret, TOTP } from "otpauth";

/** Of the code that an authenticator app shows now, 30 seconds ago or in 30 seconds; undefined for any other (RFC 6238). */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const app = new TOTP({ secret });
  const distance = app.validate({ token: code.replace(/\s/g, ""), timestamp, window: 1 });
  return distance === null ? undefined : app.counter({ timestamp }) + distance;
}

/** In base32, as authenticator apps take it, and as the address that they read from a picture. */
export function newCodeSecret(issuer: string, label: string): { secret: string; uri: string } {
  const secret = new Secret({ size: 20 });
  return { secret: secret.base32, uri: new TOTP({ secret, issuer, label }).toString() };
}
