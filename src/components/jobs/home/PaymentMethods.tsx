import { paymentMethods } from "../../../content/claims.ts";
import { t } from "../../../content/words.ts";
import { Icon } from "../../shell/Icon.tsx";

export function PaymentMethods() {
  return (
    <section className="band tint">
      <div className="wrap split">
        <div>
          <h2>{t("home.payment.title")}</h2>
          <p>{t("home.payment.text")}</p>
          <p className="meta">{t("home.payment.note")}</p>
        </div>
        <ul className="methods plain">
          {paymentMethods.map((method) => (
            <li key={method} className="card">
              <Icon name={method === "Card" ? "card" : "wallet"} />
              {method}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
