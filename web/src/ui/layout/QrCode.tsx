import { QRCodeSVG } from 'qrcode.react'
import styles from './QrCode.module.css'

type QrCodeProps = {
  /** The encoded address. */
  readonly value: string
  /** The description of its target, for readers who cannot see it. */
  readonly label: string
}

/**
 * A QR code (ISO/IEC 18004), dark on light in both themes, with the margin that the standard requires and some cameras
 * need.
 */
export function QrCode({ value, label }: QrCodeProps) {
  return (
    <QRCodeSVG
      className={styles.code}
      value={value}
      title={label}
      level="M"
      marginSize={4}
      bgColor="#fff"
      fgColor="#000"
    />
  )
}
