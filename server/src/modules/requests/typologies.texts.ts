import type { LocalizedText } from '#src/modules/notifications/notifyUser.service.ts'

interface Subtypology {
  readonly code: string
  readonly name: LocalizedText
  /** Only staff create it, for somebody whom they have invited. */
  readonly forInvited?: true
}

type Typology = ReturnType<typeof typology>

const one = (code: string, es: string, gl: string, en: string) => ({ code, name: { es, gl, en } })
const forInvited = (...named: Parameters<typeof one>) => ({ ...one(...named), forInvited: true }) as const

const typology = (code: string, es: string, gl: string, en: string, subtypologies: readonly Subtypology[]) => ({
  ...one(code, es, gl, en),
  subtypologies,
})

/** The typologies of service requests. The code of a subtypology begins with that of its typology. */
export const typologies: readonly Typology[] = [
  typology('0810', 'Medida y lectura', 'Medida e lectura', 'Metering and readings', [
    one('0810A01', 'Revisión de la lectura', 'Revisión da lectura', 'Review of a meter reading'),
    one('0810A02', 'Verificación del contador', 'Verificación do contador', 'Check of the meter'),
    one('0810A03', 'Cambio del contador', 'Cambio do contador', 'Change of the meter'),
    one('0810A04', 'Datos de consumo', 'Datos de consumo', 'Consumption data'),
  ]),
  typology('0820', 'Calidad del suministro', 'Calidade da subministración', 'Quality of the supply', [
    one('0820A01', 'Caídas de tensión', 'Caídas de tensión', 'Voltage drops'),
    one('0820A02', 'Cortes frecuentes', 'Cortes frecuentes', 'Frequent power cuts'),
    one('0820A03', 'Daños en aparatos', 'Danos en aparellos', 'Damage to appliances'),
    one('0820A04', 'Certificado de calidad', 'Certificado de calidade', 'Quality certificate'),
  ]),
  typology('0830', 'Facturas de acceso', 'Facturas de acceso', 'Access bills', [
    one('0830A01', 'Revisión de una factura', 'Revisión dunha factura', 'Review of a bill'),
    one('0830A02', 'Duplicado de una factura', 'Duplicado dunha factura', 'Copy of a bill'),
    one('0830A03', 'Pago o devolución', 'Pagamento ou devolución', 'Payment or refund'),
    one('0830A04', 'Domiciliación bancaria', 'Domiciliación bancaria', 'Direct debit'),
  ]),
  typology('0840', 'Contratación', 'Contratación', 'Contracts', [
    one('0840A01', 'Cambio de potencia', 'Cambio de potencia', 'Change of contracted power'),
    one('0840A02', 'Cambio de titular', 'Cambio de titular', 'Change of holder'),
    one('0840A03', 'Boletín eléctrico', 'Boletín eléctrico', 'Electrical certificate'),
    one('0840A04', 'Baja del suministro', 'Baixa da subministración', 'End of the supply'),
  ]),
  typology('0850', 'Instalaciones y red', 'Instalacións e rede', 'Installations and network', [
    one('0850A01', 'Traslado de un poste o una línea', 'Traslado dun poste ou dunha liña', 'Moving a pole or a line'),
    one('0850A02', 'Poda de árboles', 'Poda de árbores', 'Tree cutting'),
    one('0850A03', 'Instalación en mal estado', 'Instalación en mal estado', 'Installation in poor condition'),
    one('0850A04', 'Obras cerca de la red', 'Obras preto da rede', 'Works near the network'),
  ]),
  typology('0870', 'Área de clientes', 'Área de clientes', 'Customer area', [
    one('0870A01', 'Problemas de acceso', 'Problemas de acceso', 'Problems logging in'),
    one('0870A02', 'Datos personales', 'Datos persoais', 'Personal data'),
    one('0870A03', 'Delegaciones', 'Delegacións', 'Delegations'),
    one('0870A04', 'Vincular un suministro', 'Vincular unha subministración', 'Linking a supply'),
    forInvited('0870A09', 'Alta de un consumidor', 'Alta dun consumidor', 'Registration of a consumer'),
  ]),
  typology('1070', 'Nuevas conexiones', 'Novas conexións', 'New connections', [
    one('1070A01', 'Nuevo suministro', 'Nova subministración', 'New supply'),
    one('1070A02', 'Estado de un expediente', 'Estado dun expediente', 'Status of an application'),
    forInvited('1070A03', 'Alta de un solicitante', 'Alta dun solicitante', 'Registration of an applicant'),
    one('1070A04', 'Autoconsumo', 'Autoconsumo', 'Self-consumption'),
  ]),
]

/** The typology and subtypology of two codes; null if one is unknown or they do not belong together. */
export function findTypology(
  typologyCode: string,
  subtypologyCode: string,
): { readonly typology: Typology; readonly subtypology: Subtypology } | null {
  const typology = typologies.find(({ code }) => code === typologyCode)
  const subtypology = typology?.subtypologies.find(({ code }) => code === subtypologyCode)
  return typology && subtypology ? { typology, subtypology } : null
}
