import { Fact } from "../../../islands/lib/Fact.tsx";
import { NameMark } from "../../../islands/lib/NameMark.tsx";
import { t } from "../../content/words.ts";
import { unstated } from "../../shared/jobs/job-facts.ts";
import type { PricedJob } from "../../shared/jobs/priced-job.ts";
import { CompanyMark } from "../jobs/CompanyMark.tsx";
import { Flag } from "../jobs/Flag.tsx";
import { BriefJobRow, JobRow } from "../jobs/JobRow.tsx";
import { PayRuler } from "../jobs/PayRuler.tsx";
import { PortMap } from "../jobs/WorldMap.tsx";
import { Stars } from "../reviews/Stars.tsx";
import { Badge } from "./Badge.tsx";
import { ApplyLink, ButtonLink, QuietLink } from "./ButtonLink.tsx";
import { Empty } from "./Empty.tsx";
import { Icon } from "./Icon.tsx";
import { Notice } from "./Notice.tsx";
import { Stat } from "./Stat.tsx";
import { TextField } from "./TextField.tsx";

interface Props {
  scheme: "light" | "dark";
  /** The names of the tokens, such as `--ground`. */
  colors: string[];
}

const tradePay = {
  slug: "crane-operator",
  name: "Crane operator",
  names: null,
  salaryMin: 3000,
  salaryMax: 6500,
};

const aJob = (scheme: string, differences: Partial<PricedJob> = {}): PricedJob => ({
  id: `${scheme}-${differences.title ?? "job"}`.replace(/\W+/g, "-"),
  employerId: "00000000-0000-4000-8000-000000000000",
  title: "Crane operator",
  company: "Northern Quay",
  country: "Norway",
  sector: "shipping",
  experienceLevel: "mid",
  salaryMin: 4200,
  salaryMax: 5600,
  vacancies: 3,
  description: "",
  requirements: "",
  lang: "en",
  applicationCloseDate: "2027-01-22",
  open: true,
  state: "live",
  sample: false,
  createdAt: "2026-11-23T12:00:00.000Z",
  verification: null,
  tradePay,
  ...unstated,
  ...differences,
});

const companies = [
  "Northern Quay",
  "Fjordline Offshore",
  "Atlantico Mining",
  "Maresk Crew",
  "Harbor Lights",
  "Tasman Rigs",
  "Polar Cruise",
  "Delta Systems",
  "Ore & Stone",
  "Blue Anchor",
  "Sahel Works",
  "Umi Marine",
];

/** Each component in its states, once for each colour scheme. */
export function ComponentSpecimens({ scheme, colors }: Props) {
  return (
    <>
      <h3>{t("components.colors")}</h3>
      <ul className="plain swatches">
        {colors.map((name) => (
          <li key={name} className="meta">
            <svg aria-hidden="true">
              <rect width="100%" height="100%" fill={`var(${name})`} />
            </svg>
            {name}
          </li>
        ))}
      </ul>
      <h3>{t("components.type")}</h3>
      <p className="number">{t("components.heading")}</p>
      <p className="lead">{t("components.sentence")}</p>
      <p>{t("components.sentence")}</p>
      <p className="meta">{t("components.small")}</p>
      <p className="pay">{t("components.small")}</p>
      <Buttons />
      <h3>{t("components.badges")}</h3>
      <p className="badges">
        {(["ok", "warn", "err", "info", "neutral"] as const).map((kind) => (
          <Badge key={kind} kind={kind}>
            {kind}
          </Badge>
        ))}
        <Stars rating={4} />
      </p>
      <h3>{t("components.notices")}</h3>
      {(["info", "success", "warning", "error"] as const).map((kind) => (
        <Notice key={kind} kind={kind} text={t("components.sentence")} />
      ))}
      <Rows scheme={scheme} />
      <Fields scheme={scheme} />
      <h3>{t("components.lists")}</h3>
      <ul className="plain strip">
        <Stat value="1,155" label={t("components.small")} />
        <Stat value="24" label={t("components.small")} />
      </ul>
      <dl className="facts">
        <Fact term={t("components.field")}>{t("components.person")}</Fact>
      </dl>
      <Empty>{t("components.sentence")}</Empty>
      <Empty way={{ href: "#", text: t("components.button.link") }}>{t("components.sentence")}</Empty>
      <div className="page-head navy">
        <PortMap country="Norway" />
      </div>
      <h3>{t("components.icons")}</h3>
      <p className="badges">
        {(["check", "visa", "plane", "home", "shield", "shipping", "it", "mining", "star"] as const).map(
          (name) => (
            <Icon key={name} name={name} />
          ),
        )}
        {["Norway", "Singapore", "Freedonia"].map((country) => (
          <Flag key={country} country={country} />
        ))}
      </p>
    </>
  );
}

const Buttons = () => (
  <>
    <h3>{t("components.buttons")}</h3>
    <div className="actions">
      <ButtonLink href="#">{t("components.button.main")}</ButtonLink>
      <QuietLink href="#">{t("components.button.quiet")}</QuietLink>
      <ApplyLink href="#">{t("components.button.apply")}</ApplyLink>
      <button type="button" className="btn-danger">
        {t("components.button.danger")}
      </button>
      <button type="button" disabled>
        {t("components.button.disabled")}
      </button>
      <a href="#content">{t("components.button.link")}</a>
    </div>
  </>
);

function Rows({ scheme }: { scheme: string }) {
  const verification = { checked: "register", proofs: null, verifiedAt: "2026-11-20T12:00:00.000Z" };
  return (
    <>
      <h3>{t("components.marks")}</h3>
      <div className="badges">
        {companies.map((company) => (
          <CompanyMark key={company} company={company} />
        ))}
        <NameMark name={t("components.person")} isPerson />
      </div>
      <PayRuler job={aJob(scheme)} />
      <PayRuler job={{ salaryMin: 9000, salaryMax: 14_000 }} />
      <h3>{t("components.rows")}</h3>
      <ul className="rows">
        <JobRow job={aJob(scheme)} heading="h3" />
        <JobRow
          job={aJob(scheme, { title: "Second engineer", sample: true, company: "Umi Marine" })}
          heading="h3"
        />
        <JobRow
          job={aJob(scheme, { title: "Rigger", open: false, verification, company: "Tasman Rigs" })}
          heading="h3"
        />
      </ul>
      <ul className="rows">
        <BriefJobRow job={aJob(scheme, { title: "Welder", verification })} />
      </ul>
    </>
  );
}

function Fields({ scheme }: { scheme: string }) {
  const field = (name: string) => ({ name: `${scheme}-${name}`, label: t("components.field") });
  return (
    <>
      <h3>{t("components.fields")}</h3>
      <TextField field={field("plain")} value={undefined} message={undefined} />
      <TextField
        field={{ ...field("hint"), hint: t("components.hint") }}
        value="ngozi@example.com"
        message={undefined}
      />
      <TextField field={field("wrong")} value="ngozi" message={t("components.problem")} />
      <label className="choice">
        <input type="checkbox" defaultChecked /> {t("components.field")}
      </label>
      <div className="field">
        <label htmlFor={`${scheme}-choice`}>{t("components.field")}</label>
        <select id={`${scheme}-choice`}>
          <option>{t("components.person")}</option>
        </select>
      </div>
    </>
  );
}
