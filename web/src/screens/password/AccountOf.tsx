/** The hidden user field, which password managers look for beside the password. */
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
