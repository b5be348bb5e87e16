/** Says in place of a list that it holds nothing. */
export const Empty = ({ children }: { children: string }) => (
  <div className="empty">
    <p>{children}</p>
  </div>
);
