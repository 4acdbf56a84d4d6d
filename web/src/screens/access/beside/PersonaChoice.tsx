import { useEffect, useState } from 'react'
import { Select } from '#src/ui/form/choice/Select.tsx'

interface Persona {
  readonly key: string
  readonly situation: string
}

/**
 * Logs in as a seeded person of this world, through the entrance of the control room. Renders nothing if no control API
 * answers. It exists only in development, so it is in English.
 */
export function PersonaChoice() {
  const [personas, setPersonas] = useState<readonly Persona[]>([])
  useEffect(() => void readPersonas().then(setPersonas), [])
  if (personas.length === 0) return null
  const world = /^([a-z0-9-]+)\.localhost$/.exec(window.location.hostname)?.[1] ?? 'default'
  return (
    <div lang="en">
      <Select
        label="Log in as one of the personas"
        placeholder="Choose a persona"
        options={personas.map(({ key, situation }) => ({ value: key, label: `${key}: ${situation}` }))}
        value=""
        onValue={(persona) => window.location.assign(`/__room/enter?persona=${persona}&world=${world}`)}
      />
      <a href={`/__room/w/${world}/people`}>The personas in the control room</a>
    </div>
  )
}

/** The seeded people. Empty if the API has no control API. */
async function readPersonas(): Promise<readonly Persona[]> {
  try {
    const response = await fetch('/__control/personas')
    // The control API of our own server answers with this shape.
    return ((await response.json()) as { readonly personas?: readonly Persona[] }).personas ?? []
  } catch {
    return []
  }
}
