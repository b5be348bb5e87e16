import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";

/**
 * Makes passwords cheap in the process that loads this first: a derivation takes a quarter of a second else, and the
 * tests need two thousand. Each cost still gives a key of its own. The journeys and the Worker pay the real cost.
 */
const cheap = (options) => ({ ...options, N: Math.max(2, options.N / 2048) });
const { scrypt, scryptSync } = crypto;

crypto.scrypt = (password, salt, bytes, options, done) => scrypt(password, salt, bytes, cheap(options), done);
crypto.scryptSync = (password, salt, bytes, options) => scryptSync(password, salt, bytes, cheap(options));
syncBuiltinESMExports();
