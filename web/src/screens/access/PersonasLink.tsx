/** Leads to the personas of this world in the control room. It is drawn in development only, so it is English. */
export function PersonasLink() {
  const world = /^([a-z0-9-]+)\.localhost$/.exec(window.location.hostname)?.[1] ?? 'default'
  return (
    <p lang="en">
      <a href={`/__room/w/${world}/people`}>Log in as one of the personas</a>
    </p>
  )
}
