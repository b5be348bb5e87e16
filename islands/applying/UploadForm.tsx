import { useEffect, useRef, useState } from "react";
import * as routes from "../../src/routes.ts";
import {
  type DocumentField,
  photoEndings,
  takesPhotoAsPdf,
} from "../../src/shared/applying/document-fields.ts";
import { instead } from "../lib/instead.ts";
import { useLinkTo } from "../lib/locale.ts";
import { stepFormId } from "./StepForm.tsx";
import type { Upload } from "./use-upload.ts";
import { t } from "./words.ts";

interface Props {
  field: DocumentField;
  upload: Upload;
  reference: string;
  invalid: boolean;
}

/** A script sends the file once it is chosen. Without script, the step's form sends it, because the field belongs to it. */
export function UploadForm({ field, upload, reference, invalid }: Props) {
  const { name } = field;
  const linkTo = useLinkTo();
  const [accept, setAccept] = useState(field.accept);
  const input = useRef<HTMLInputElement>(null);
  const { start } = upload;
  // The visitor may have chosen a file before the script ran.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs once, when the page comes alive
  useEffect(() => {
    const file = input.current?.files?.[0];
    if (file) void start(file);
    if (takesPhotoAsPdf(field)) setAccept(`${field.accept},${photoEndings}`);
  }, []);
  const chosen = () => {
    const file = input.current?.files?.[0];
    if (file) void start(file);
    else input.current?.click();
  };
  return (
    <>
      {upload.text && <UploadProgress text={upload.text} share={upload.share} cancel={upload.cancel} />}
      {/* The server would refuse the same file again. */}
      {upload.failed && !upload.failed.isRefused && (
        <p className="row">
          <bdi>{upload.failed.file.name}</bdi>
          <button type="button" className="btn btn-quiet" onClick={upload.again}>
            {t("apply.document.retry")}
          </button>
        </p>
      )}
      <div className="by-upload" hidden={upload.text !== undefined}>
        {reference && <input type="hidden" form={stepFormId} name={`${name}.replaces`} value={reference} />}
        <label htmlFor={`${name}-file`}>{t("apply.document.choose")}</label>
        <input
          ref={input}
          type="file"
          id={`${name}-file`}
          name={`${name}.file`}
          form={stepFormId}
          accept={accept}
          aria-describedby={invalid ? `${name}-error ${name}-hint` : `${name}-hint`}
          aria-invalid={invalid || undefined}
          // Otherwise the browser reports no change when the mended file has the same name.
          onClick={(event) => {
            event.currentTarget.value = "";
          }}
          onChange={() => input.current?.files?.[0] && chosen()}
        />
        <button
          type="submit"
          className="btn btn-quiet"
          form={stepFormId}
          formAction={linkTo(routes.applyUpload, { field: name })}
          onClick={instead(chosen)}
        >
          {t("apply.document.send")}
        </button>
      </div>
    </>
  );
}

interface ProgressProps extends Pick<Upload, "share" | "cancel"> {
  text: string;
}

function UploadProgress({ text, share, cancel }: ProgressProps) {
  return (
    <div className="upload-progress">
      <p>
        {text}
        {share !== undefined && ` · ${Math.round(share * 100)}%`}
      </p>
      <progress value={share} max={1} aria-label={text} />
      <button type="button" className="btn btn-quiet" onClick={cancel}>
        {t("apply.document.cancel")}
      </button>
    </div>
  );
}
