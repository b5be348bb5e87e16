import { Failure } from "../errors.ts";
import { FairQueue, type Room } from "./fair-queue.ts";

/** Each hash takes 16 MiB and a core. The wait must be shorter than the deadline of a request. */
const usual: Room = { atOnce: 2, waitingOfOne: 32, waiting: 64, waitMs: 8_000 };

/** Sign-ins wait without a database connection, because many at once must not slow down pages. */
export class PasswordQueue extends FairQueue {
  constructor(room: Partial<Room> = {}) {
    super({ ...usual, ...room, refusal: () => new Failure("signInsBusy", { retryAfterSeconds: 5 }) });
  }
}
