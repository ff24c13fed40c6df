/** Labels of the request fields that a core may refuse by name, as the form shows them. Names are those of both API documents. */
export const REFUSED_FIELD_LABELS: Readonly<Record<string, string>> = {
  Rut: 'RUT',
  antiguedad: 'Estado de la propiedad',
  codigoSeguroCesantia: 'Seguro de cesantía',
  codigoSubsidio: 'Subsidio',
  codpro: 'Producto',
  codsegdesg: 'Seguro de desgravamen',
  codseginc: 'Seguro de incendio',
  destino: 'Propósito del crédito',
  mesesgracia: 'Meses de gracia',
  montoAsegurado: 'Monto asegurado',
  montocredito: 'Monto del crédito',
  plazototal: 'Años de pago',
  tasasimulacion: 'Tasa',
  tipopropiedad: 'Tipo de propiedad',
  valorpropiedad: 'Valor de la propiedad',
  amount: 'Monto del crédito',
  period: 'Plazo',
  loan_use: 'Propósito del crédito',
  product: 'Producto',
  real_estate_type: 'Tipo de propiedad',
  credit_amount: 'Monto del crédito',
  estate_value: 'Valor de la propiedad',
};

/** Message of a field that a core refuses without a text that can be shown. */
export const REFUSED_VALUE = 'El sistema del banco no acepta este valor.';
