import { Secret, TOTP } from "otpauth";

/** Returns the time step of the code: the present one, or one before or after it (RFC 6238). */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const app = new TOTP({ secret });
  const distance = app.validate({ token: code.replace(/\s/g, ""), timestamp, window: 1 });
  return distance === null ? undefined : app.counter({ timestamp }) + distance;
}

export function newCodeSecret(issuer: string, label: string): { secret: string; uri: string } {
  const secret = new Secret({ size: 20 });
  return { secret: secret.base32, uri: new TOTP({ secret, issuer, label }).toString() };
}
