import { Upload } from '#src/ui/form/upload/Upload.tsx'
import type { SendFile } from '#src/ui/form/upload/useUploads.ts'

export function DevUiUploads() {
  return (
    <>
      <Upload
        label="Boletín de la instalación"
        hint="Lo firma el instalador. Una foto nítida también vale."
        send={sendSlowly}
      />
      <Upload
        label="Documento de identidad del titular"
        error="Añada el documento del titular"
        send={failHalfway}
        failureText={() => 'Se ha perdido la conexión a mitad del envío. Lo enviado se conserva.'}
      />
      <Upload
        label="Documentos que faltan"
        hint="De cada archivo se pregunta qué es antes de enviarlo."
        kinds={[
          { value: 'BOLETIN', label: 'Boletín de la instalación' },
          { value: 'PLANO', label: 'Plano de situación' },
        ]}
        sentText="Subido, sin entregar"
        send={sendSlowly}
      />
      <Upload label="Documentos ya entregados" send={sendSlowly} disabled />
    </>
  )
}

const sendSlowly: SendFile<string> = (_, { signal, onProgress }) => steps(20, signal, onProgress)

const failHalfway: SendFile<string> = async (_, { signal, onProgress }) => {
  await steps(8, signal, (share) => onProgress(share / 2))
  throw new Error('the line was lost')
}

/** A simulated upload that takes a quarter of a second per step. */
async function steps(count: number, signal: AbortSignal, onProgress: (share: number) => void): Promise<string> {
  for (let step = 1; step <= count; step += 1) {
    signal.throwIfAborted()
    await new Promise((resolve) => setTimeout(resolve, 250))
    onProgress(step / count)
  }
  return 'DOC-1'
}
