import { readFile } from 'node:fs/promises'

/** Reads a published document from a file or from an address. Throws where it cannot be had or is no JSON. */
export async function readDocument(from: string): Promise<unknown> {
  const text = /^https?:\/\//.test(from) ? await download(from) : await readFile(from, 'utf8').catch(asProblem(from))
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw new Error(`${from} is no JSON; give the published document, such as /docs/openapi.json of a server`)
  }
}

async function download(address: string): Promise<string> {
  const response = await fetch(address).catch(asProblem(address))
  if (!response.ok) throw new Error(`${address} cannot be read: it answers ${response.status}`)
  return response.text()
}

function asProblem(from: string): (error: Error) => never {
  return (error) => {
    throw new Error(`${from} cannot be read: ${error.message}`, { cause: error })
  }
}
