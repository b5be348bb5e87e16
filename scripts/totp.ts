import { newCodeSecret } from "../src/auth/one-time-code.ts";
import { site } from "../src/content/site.ts";

const { secret, uri } = newCodeSecret(site.name, "Administrator");
console.log(`ADMIN_TOTP_SECRET=${secret}

Give this secret to an authenticator app, by hand or as the picture of this address:
${uri}

Then set the variable and start the site again.`);
