import { Fragment } from "react";

/** Lets the browser break an address before a slash, and not inside a name. */
export const BreakableAddress = ({ address }: { address: string }) =>
  address.split(/(?<![:/])(?=\/)/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change places.
    <Fragment key={index}>
      <wbr />
      {part}
    </Fragment>
  ));
