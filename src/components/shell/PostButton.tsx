interface Props {
  action: string;
  className?: string;
  children: string;
}

/** A form of one button. */
export const PostButton = ({ action, className, children }: Props) => (
  <form method="post" action={action}>
    <button type="submit" className={className}>
      {children}
    </button>
  </form>
);
