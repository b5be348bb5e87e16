interface Props {
  href: string;
  children: string;
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
export const ApplyLink = linkLike("btn btn-apply");
