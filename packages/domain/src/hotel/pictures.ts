/** What a picture of a hotel shows. A server may know further ones: screens show no label for those. */
export const pictureLabels = [
  'outside',
  'room',
  'bath',
  'pool',
  'breakfast',
  'restaurant',
  'bar',
  'lobby',
  'terrace',
  'view',
  'spa',
  'fitness',
] as const
export type PictureLabel = (typeof pictureLabels)[number]
