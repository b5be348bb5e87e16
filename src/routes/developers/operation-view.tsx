import type { ReactNode } from "react";
import { BreakableAddress } from "../../components/shell/BreakableAddress.tsx";
import { t } from "../../content/words.ts";
import type { Answer, Operation } from "./document.ts";
import { schemaType } from "./schema-type.ts";
import { followed, type Schema } from "./schemas.ts";
import { Words } from "./words.tsx";

type Schemas = Record<string, Schema>;

interface Props {
  path: string;
  method: string;
  operation: Operation;
  schemas: Schemas;
}

/** Renders a folded call, so that the reader can look over all calls. The browser unfolds the one that a search finds. */
export function OperationView({ path, method, operation, schemas }: Props) {
  const { operationId, summary, description, security, parameters = [], requestBody, responses } = operation;
  const body = Object.values(requestBody?.content ?? {})[0]?.schema;
  return (
    <details className="call" id={operationId}>
      <summary>
        <code>
          <b>{method.toUpperCase()}</b> <BreakableAddress address={path} />
        </code>
        <span>{summary}</span>
      </summary>
      {description && <Words text={description} />}
      {security[0] && <Words text={cookieWords(security)} />}
      {parameters.length > 0 && (
        <Part title={t("developers.parameters")}>
          <dl>
            {parameters.map(({ name, schema, required, description }) => (
              <Field key={name} name={name} schema={schema} {...{ required, description, schemas }} />
            ))}
          </dl>
        </Part>
      )}
      {requestBody && (
        <Part title={t("developers.body")}>
          {requestBody.description && <Words text={requestBody.description} />}
          {body && <Shape schema={body} schemas={schemas} />}
        </Part>
      )}
      <Part title={t("developers.answers")}>
        <dl>
          {Object.entries(responses).map(([status, answer]) => (
            <AnswerView key={status} status={status} answer={answer} schemas={schemas} />
          ))}
        </dl>
      </Part>
    </details>
  );
}

export const anchorOf = (name: string) => name.toLowerCase().replaceAll(" ", "-");

function cookieWords(security: Operation["security"]): string {
  const [scheme = ""] = Object.keys(security[0] ?? {});
  if (scheme === "administrator") return t("developers.cookie.administrator");
  return scheme === "account" ? t("developers.cookie.account") : t("developers.cookie.browser");
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h3>{title}</h3>
      {children}
    </>
  );
}

/** Lists the fields of an object, or of the items of a list. */
function Shape({ schema, schemas }: { schema: Schema; schemas: Schemas }) {
  const { schema: shape } = followed(schema.items ?? schema, schemas);
  const fields = Object.entries(shape.properties ?? {});
  if (fields.length === 0) return <p>{t("developers.empty")}</p>;
  return (
    <dl>
      {fields.map(([name, field]) => (
        <Field
          key={name}
          name={name}
          schema={field}
          required={shape.required?.includes(name) ?? false}
          description={field.description}
          schemas={schemas}
        />
      ))}
    </dl>
  );
}

interface FieldProps {
  name: string;
  schema: Schema;
  required: boolean;
  description: string | undefined;
  schemas: Schemas;
}

function Field({ name, schema, required, description, schemas }: FieldProps) {
  return (
    <div>
      <dt>
        <code>{name}</code>
      </dt>
      <dd>
        {schemaType(schema, schemas)}
        {!required && ` ${t("developers.optional")}`}
        {description && <Words text={description} />}
      </dd>
    </div>
  );
}

function AnswerView({ status, answer, schemas }: { status: string; answer: Answer; schemas: Schemas }) {
  const types = Object.keys(answer.content ?? {});
  const schema = Object.values(answer.content ?? {})[0]?.schema;
  const isGood = status.startsWith("2");
  return (
    <div>
      <dt>
        <code>{status}</code>
      </dt>
      <dd>
        <Words text={answer.description} />
        {isGood && !schema && types.map((type) => <code key={type}>{type} </code>)}
        {isGood && schema?.items && <p>{t("developers.list")}</p>}
        {isGood && schema && <Shape schema={schema} schemas={schemas} />}
      </dd>
    </div>
  );
}
