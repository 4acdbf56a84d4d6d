/** The user of a password field, for password managers: they look for it beside the field. */
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
