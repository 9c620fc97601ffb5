export const messages = {
  awkward: 'Mahcup olduk. Bir sorun oluşmuş gibi görünüyor.',
  awkwardHint: '“Yenile” düğmesine basın, tekrar deneyelim.',
  moreHotels: 'Diğer otellere göz at',
  refresh: 'Yenile',
}
