/** Whose password it is, for password managers: they look for the user beside it. */
export function AccountOf({ user }: { readonly user: string }) {
  return (
    <input
      className="visually-hidden"
      type="text"
      name="username"
      autoComplete="username"
      value={user}
      readOnly
      tabIndex={-1}
      aria-hidden="true"
    />
  )
}
