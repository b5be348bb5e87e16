interface Props {
  /** The id of the field. */
  field: string;
  /** The label of the field. */
  label: string;
  show: string;
}

/** Shows and hides what is typed. The page's script brings it to light (improve-fields.ts). */
export const ShowPassword = ({ field, label, show }: Props) => (
  <button
    type="button"
    className="btn btn-quiet"
    data-shows={field}
    aria-pressed="false"
    hidden
    suppressHydrationWarning
  >
    {show}
    <span className="unseen"> {label}</span>
  </button>
);
