import type { Alert } from '#src/api/generated/api.ts'

/** The alert of the flat, by e-mail to an address of its own, with whatever a test says differently. */
export function cannedAlert(changes: Partial<Alert> = {}): Alert {
  return {
    docId: '12345678Z',
    tipoAlerta: 'supplycutoff',
    alertType: 'supplycutoff',
    tipoEntidad: 'supply',
    idEntidad: 'ES0022000001234567WY1P',
    tipoCanal: 'email',
    activo: 'S',
    destinatario: 'piso@correo.gal',
    franjaInicio: '09:00',
    franjaFin: '21:00',
    franjaInicioEspecial: '10:00',
    franjaFinEspecial: '14:00',
    fechaBaja: null,
    ...changes,
  }
}
