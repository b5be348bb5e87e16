import { Failure } from "../../errors.ts";
import { FairQueue, type Room } from "../fair-queue.ts";

export interface UploadPlaces {
  /** `work` stops reading soon after `leaving` aborts. A document that has arrived whole still waits for its check. */
  run<T>(who: string, work: (leaving: AbortSignal) => Promise<T>): Promise<T>;
}

export const busy = () => new Failure("uploadsBusy", { retryAfterSeconds: 30 });

export class UploadQueue extends FairQueue implements UploadPlaces {
  constructor(room: Room) {
    super({ ...room, refusal: busy, makesRoom: true });
  }
}
