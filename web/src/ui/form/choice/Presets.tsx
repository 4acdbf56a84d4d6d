import styles from './Presets.module.css'

type PresetsProps<Preset> = {
  readonly presets: readonly Preset[]
  readonly isChosen: (preset: Preset) => boolean
  readonly onChoose: (preset: Preset) => void
  readonly disabled?: boolean | undefined
}

/** Buttons for common values of a field. Nothing without presets. */
export function Presets<Preset extends { readonly label: string }>(props: PresetsProps<Preset>) {
  const { presets, isChosen, onChoose, disabled } = props
  if (presets.length === 0) return null
  return (
    <div className={styles.presets}>
      {presets.map((preset) => (
        <button
          key={preset.label}
          type="button"
          className={styles.preset}
          aria-pressed={isChosen(preset)}
          disabled={disabled}
          onClick={() => onChoose(preset)}
        >
          {preset.label}
        </button>
      ))}
    </div>
  )
}
