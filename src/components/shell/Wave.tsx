/** The lower edge of a navy band, above the page's ground. */
export function Wave() {
  return (
    <svg className="wave" viewBox="0 0 1200 64" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 30C200 0 350 10 600 30s400 20 600-8v42H0z" />
      <path d="M0 44c220-30 420-10 640 4s380 6 560-16v32H0z" />
    </svg>
  );
}
