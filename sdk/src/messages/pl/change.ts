export const messages = {
  changeTitle: 'Zmienić daty tej podróży?',
  changeLead:
    'Wybierasz nowe daty w {hotel} i płacisz za nie; dopiero wtedy ta podróż zostanie anulowana. Do tego czasu nic się z nią nie dzieje.',
  changeKeep: 'Zachowaj moje daty',
  changeChoose: 'Wybierz nowe daty',
  changeChooseAnyway: 'Wybierz nowe daty bez zwrotu',
  changing: 'Zmieniasz podróż {number}',
  changeFrom: 'Obecna rezerwacja: od {checkIn} do {checkOut}.',
  changePick: 'Wybierz poniżej nowe daty i pokój.',
  changeNext: 'Tyle kosztuje zmiana:',
  changeStay: 'Pozostaw podróż bez zmian',
  changeElsewhere: 'To inny hotel: pokój tutaj to kolejna rezerwacja, a Twoja podróż pozostaje bez zmian.',
  changeTooLate: 'Dat tej podróży nie można już zmienić.',
  changeLoading: 'Wczytujemy Twoją podróż',
  changeNew: 'Nowa cena łączna',
  changeOld: 'Obecna cena Twojej podróży',
  changeFee: 'Koszt jej anulowania',
  changeRefund: 'Zwrot za nią',
  changeFree: 'Bezpłatnie',
  changeNothing: 'Nic',
  changeMore: 'Ostatecznie dopłacasz ponad to, co do Ciebie wróci',
  changeLess: 'Ostatecznie otrzymasz z powrotem',
  changeTerms: 'Anulowanie Twojej podróży jest bezpłatne do {when}.',
  changeNonRefundable:
    'Twoja podróż jest bezzwrotna: cała jej cena, {amount}, przepada, a za nowe daty płacisz dodatkowo.',
  changedPending: 'Twoja podróż {number} jest anulowana. O kwocie zwrotu napiszemy w osobnym e-mailu.',
  changedRefund:
    'Twoja podróż {number} została anulowana: zwrot {amount} trafi tam, skąd pochodziła płatność.',
  changedNothing: 'Twoja podróż {number} została anulowana. Zwrot za nią nie przysługuje.',
  changedRefused:
    'Hotel nie anulował jeszcze Twojej podróży {number}. Wiemy o tym i napiszemy do Ciebie; nie musisz nic robić.',
  changedTo: 'Daty tej podróży zostały zmienione: teraz jest to podróż {number}.',
}
