export const payment = {
  title: 'Pague su factura',
  step: 'Pagar sin registrarse · Paso {{step}} de 2',
  bridge: {
    title: 'Ahora no es posible pagar sin registrarse',
    text: 'No hemos podido abrir el pago. Lo que ha escrito se conserva: inténtelo de nuevo dentro de un momento.',
  },
  bill: {
    lead: 'Le pedimos los dos datos que identifican la factura. No hace falta que sea suya.',
    nif: 'NIF, NIE o CIF del titular',
    nifHint: 'El de la persona o la empresa a cuyo nombre está la factura.',
    nifMissing: 'Escriba el documento del titular de la factura.',
    nifInvalid: 'El documento no es válido. Compruebe los números y la letra.',
    nifRight: 'Documento válido',
    factura: 'Número de factura',
    facturaHint: 'Está en la cabecera de la factura. Por ejemplo, FE202602000001001.',
    facturaInvalid: 'El número de la factura no es válido. Cópielo tal como aparece en ella.',
    facturaMissing: 'Escriba el número de la factura.',
    submit: 'Buscar la factura',
    notChecked: 'No hemos podido buscar la factura',
  },
  pay: {
    title: 'Revise y pague',
    otherBill: 'Buscar otra factura',
    checkData: 'Revisar los datos',
    noneTitle: 'Esta factura no tiene nada que pagar',
    none: 'La factura {{factura}} ya está pagada o se cobra por domiciliación bancaria. No tiene que hacer nada.',
    goneTitle: 'No encontramos la factura',
    gone: 'El documento y el número ya no llevan a ninguna factura. Compruébelos y vuelva a buscarla.',
  },
  done: {
    nextMail: 'Si el titular tiene cuenta en esta área, recibirá el justificante por correo electrónico.',
    home: 'Ir al inicio',
  },
  waiting: {
    back: 'Volver al pago',
  },
  unknown: {
    title: 'No podemos confirmar este pago',
    text: 'No conocemos ese número de operación. Si acaba de pagar, busque la factura: le diremos si ya consta como pagada.',
    check: 'Buscar la factura',
  },
} as const
