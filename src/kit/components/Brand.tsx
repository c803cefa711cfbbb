export type BrandProps = { readonly name: string; readonly logo: string | null | undefined };

/** The operator's logo, or a default mark, and name. */
export function Brand({ name, logo }: BrandProps) {
  return (
    <>
      {logo ? <img src={logo} alt="" /> : <Arch />}
      <span>{name}</span>
    </>
  );
}

function Arch() {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true">
      <rect width="40" height="40" rx="8" fill="var(--theme-primary)" />
      <g fill="none" stroke="#fff" strokeWidth="3.2">
        <path d="M6 34V22a14 14 0 0 1 28 0v12" />
        <path d="M12.5 34V22.5a7.5 7.5 0 0 1 15 0V34" />
        <path d="M19 34V23a1 1 0 0 1 2 0v11" strokeWidth="2" />
      </g>
    </svg>
  );
}
