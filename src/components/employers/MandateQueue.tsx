import { t } from "../../content/words.ts";
import { type Counted, countedText } from "../../shared/counted.ts";
import type { WaitingRequestView } from "../../shared/employers/waiting-request-view.ts";
import { MandateRequestCard } from "./MandateRequestCard.tsx";
import type { RefusedDecision } from "./refused-decision.ts";

interface Props {
  requests: WaitingRequestView[];
  total: Counted;
  refused: RefusedDecision | undefined;
}

/** Lists the requests that the administrator has to decide on. */
export function MandateQueue({ requests, total, refused }: Props) {
  if (requests.length === 0) return <p className="tab-lead">{t("queue.empty")}</p>;
  return (
    <section aria-label={t("admin.employers.list.requests")}>
      <p className="tab-lead">{t("queue.lead")}</p>
      <ul className="plain fold-rows requests">
        {requests.map((request) => (
          <MandateRequestCard
            key={request.id}
            request={request}
            refused={refused?.id === request.id ? refused : undefined}
          />
        ))}
      </ul>
      {total.total > requests.length && (
        <p className="tab-lead">{t("queue.more", { shown: requests.length, n: countedText(total) })}</p>
      )}
    </section>
  );
}
