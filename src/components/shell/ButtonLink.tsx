import type { ReactNode } from "react";

interface Props {
  href: string;
  children: ReactNode;
}

const linkLike = (className: string) =>
  function ButtonLink({ href, children }: Props) {
    return (
      <a className={className} href={href}>
        {children}
      </a>
    );
  };

export const ButtonLink = linkLike("btn");
export const QuietLink = linkLike("btn btn-quiet");
/** The browser adds the filters of the list that led here. */
export const BackLink = linkLike("btn btn-quiet back");
export const ApplyLink = linkLike("btn btn-apply");
export const QuietApplyLink = linkLike("btn btn-apply btn-quiet");
