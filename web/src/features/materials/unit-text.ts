/** A unit as it is read: m3/ha is m³/ha. */
export const unitText = (unit: string | null): string => (unit ?? '').replace('m3', 'm³')
