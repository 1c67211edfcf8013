/** What may be laid over the picture, and what figures are given in. */

export const OVERLAYS = ['footfalls', 'grid', 'labels', 'trail', 'polygon', 'arrow', 'readout'] as const;
export type OverlayName = (typeof OVERLAYS)[number];

/** Which of them are shown. */
export type OverlaySet = Readonly<Record<OverlayName, boolean>>;

export const UNITS = ['si', 'imperial'] as const;
export type Units = (typeof UNITS)[number];
