/** Agreeing to data protection in a form, and the dialog that explains it. */
export const privacy = {
  accept: 'He leído y acepto cómo se tratan mis datos personales',
  missing: 'Para continuar debe aceptar el tratamiento de sus datos.',
  open: 'Leer la información legal',
  title: 'Protección de datos y aviso legal',
  legalNotice: 'Leer el aviso legal completo',
  whoTitle: 'Quién los trata',
  who: 'La distribuidora de electricidad de su zona, responsable de la red a la que está conectado su suministro.',
  whyTitle: 'Para qué',
  why: 'Para mostrarle sus suministros, consumos y expedientes, atender sus solicitudes y avisarle de cortes y averías.',
  basisTitle: 'Por qué podemos hacerlo',
  basis:
    'Porque la ley nos encarga la distribución y la lectura de los contadores, y porque usted lo acepta al usar esta área.',
  rightsTitle: 'Sus derechos',
  rights:
    'Puede acceder a sus datos, corregirlos, suprimirlos, oponerse a su uso o pedir que se limite o se trasladen, y reclamar ante la Agencia Española de Protección de Datos.',
  more: 'Leer la política de privacidad completa',
} as const
