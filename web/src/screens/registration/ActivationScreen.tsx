import { useParams } from 'react-router-dom'
import { Activation } from './Activation.tsx'

/** The target of the activation mail's link. */
export function ActivationScreen() {
  const { hash = '', email = '' } = useParams()
  return <Activation link={`${hash}/${email}`} />
}
