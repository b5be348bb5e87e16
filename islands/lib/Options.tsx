import { say } from "../../src/shared/say.ts";

interface Props {
  of: readonly { value: string; label: string }[];
}

export const Options = ({ of }: Props) =>
  of.map(({ value, label }) => (
    <option key={value} value={value}>
      {say(label)}
    </option>
  ));
