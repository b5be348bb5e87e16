import type { Context } from "hono";
import type { RefusedDecision } from "../../components/employers/MandateDecisionForm.tsx";
import { MandateRequestCard } from "../../components/employers/MandateRequestCard.tsx";
import { t } from "../../content/words.ts";
import { countWaitingRequests, listWaitingRequests } from "../../db/employers/mandate-queue.ts";
import { viewWaitingRequests } from "../../domain/employers/view-waiting-requests.ts";
import type { Env } from "../../env.ts";
import { countedText } from "../../shared/counted.ts";

/** The oldest ones; the next come when these are decided on. */
const shown = 20;

/** The requests for checks that nobody decided on, above the list of employers. */
export async function mandateQueue(c: Context<Env>, refused?: RefusedDecision) {
  const { sql } = c.env;
  const requests = await viewWaitingRequests(sql, await listWaitingRequests(sql, { limit: shown }));
  if (requests.length === 0) return <p>{t("queue.empty")}</p>;
  const total = await countWaitingRequests(sql);
  return (
    <section aria-labelledby="queue">
      <h3 id="queue">{t("queue.title", { n: countedText(total) })}</h3>
      <p>{t("queue.lead")}</p>
      <ul className="plain queue">
        {requests.map((request) => (
          <MandateRequestCard
            key={request.id}
            request={request}
            refused={refused?.id === request.id ? refused : undefined}
          />
        ))}
      </ul>
    </section>
  );
}
