import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";

/** Two thousand derivations of the tests would take a quarter of a second each. */
const cheap = (options) => ({ ...options, N: Math.max(2, options.N / 2048) });
const { scrypt, scryptSync } = crypto;

crypto.scrypt = (password, salt, bytes, options, done) => scrypt(password, salt, bytes, cheap(options), done);
crypto.scryptSync = (password, salt, bytes, options) => scryptSync(password, salt, bytes, cheap(options));
syncBuiltinESMExports();
