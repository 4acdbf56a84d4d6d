import { generateKeyPairSync, sign } from 'node:crypto'

/** A certificate and the key of that certificate, PEM. */
interface Certificate {
  readonly cert: string
  readonly key: string
}

/**
 * Makes a self-signed certificate for `localhost`, valid until 2049, by X.509 version 1: Node uses the common name of a
 * certificate that lists no names.
 */
export function makeCertificate(): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const name = sequence(der(0x31, sequence(COMMON_NAME, der(0x0c, Buffer.from('localhost')))))
  const validity = sequence(utcTime('200101000000Z'), utcTime('491231235959Z'))
  const algorithm = sequence(ECDSA_WITH_SHA256)
  const serial = der(0x02, Buffer.from([1]))
  const subject = publicKey.export({ type: 'spki', format: 'der' })
  const body = sequence(serial, algorithm, name, validity, name, subject)
  const signature = der(0x03, Buffer.from([0]), sign('sha256', body, privateKey))
  const lines = sequence(body, algorithm, signature)
    .toString('base64')
    .match(/.{1,64}/g)
  return {
    cert: ['-----BEGIN CERTIFICATE-----', ...(lines ?? []), '-----END CERTIFICATE-----', ''].join('\n'),
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  }
}

/** A value of DER: its tag, its length and its content. */
function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  const { length } = content
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}

function sequence(...parts: readonly Buffer[]): Buffer {
  return der(0x30, ...parts)
}

function utcTime(text: string): Buffer {
  return der(0x17, Buffer.from(text))
}

/** 2.5.4.3 */
const COMMON_NAME = der(0x06, Buffer.from([0x55, 0x04, 0x03]))
/** 1.2.840.10045.4.3.2 */
const ECDSA_WITH_SHA256 = der(0x06, Buffer.from([0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02]))
