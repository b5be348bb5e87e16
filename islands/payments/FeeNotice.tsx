import { useWords } from "../applying/words.ts";

/** What it costs and what that does not buy, before the first field. */
export function FeeNotice() {
  const words = useWords();
  return (
    <div className="fee">
      <h2>{words.feeTitle}</h2>
      <p>{words.feeText}</p>
    </div>
  );
}
