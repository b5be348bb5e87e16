import * as z from "zod/mini";
import { AskReset } from "../accounts/account.ts";

/** Where the link to a draft goes. */
export const DraftLink = z.object({ email: AskReset.shape.email });
