export const messages = {
  noRates: 'Tüh! Bu otel çabucak doldu. Yatakları çok rahat olmalı.',
  noRatesHint: '“Yenile” düğmesine basın, size bir oda bulabilir miyiz diye elimizden geleni yapalım.',
  refresh: 'Yenile',
  ratesFailed: 'Bu otele odalarını soramadık.',
  ratesFailedHint: 'Bağlantı kısa süreliğine kesildi; odalar pekâlâ müsait olabilir. Lütfen tekrar deneyin.',
}
