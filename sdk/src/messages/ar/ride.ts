export const messages = {
  ride: 'احصل على توصيلة',
}
