import { urls } from "../../src/shared/urls.ts";
import { fill } from "../lib/fill.ts";
import type { ApplicationWords, ListedFee } from "./listed-application.ts";

interface Props {
  id: string;
  fee: ListedFee;
  words: ApplicationWords["refund"];
}

/** Gives the fee back, or says that it goes or went back. */
export function FeeRefund({ id, fee: { amount, rest, state, reason, failedAt }, words }: Props) {
  const fee = rest ?? amount;
  if (state === "refunding") return <p className="meta">{fill(words.underWay, { fee })}</p>;
  if (state === "refunded") return <p className="meta">{fill(words.done, { fee, reason: reason ?? "-" })}</p>;
  return (
    // Where it is refused the list comes again, with this application open.
    <form className="refund" method="post" action={`${urls.adminRefund(id)}#application-${id}`}>
      <h4>{words.title}</h4>
      {failedAt && <p className="notice notice-error">{fill(words.failed, { date: failedAt })}</p>}
      <p className="meta">{fill(rest ? words.rest : words.text, { fee: amount, rest: fee })}</p>
      <label htmlFor={`reason-${id}`}>{words.reason}</label>
      <input
        id={`reason-${id}`}
        name="reason"
        defaultValue={reason ?? ""}
        minLength={3}
        maxLength={300}
        required
        autoComplete="off"
      />
      <button type="submit" className="btn btn-quiet">
        {fill(words.submit, { fee })}
      </button>
    </form>
  );
}
