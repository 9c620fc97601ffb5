export const messages = {
  paying: 'Er wordt met uw portemonnee betaald',
  walletFailed: 'Er was een probleem met de betaling van de boeking',
  noCoins: 'Er zitten geen cryptomunten in uw portemonnee.',
  reloadCoins: 'Opnieuw laden',
  loadingCoins: 'Uw portemonnee wordt geladen',
  chooseCoins: 'Kies de munten waarmee u betaalt. Ze worden gebruikt in de volgorde waarin u ze kiest.',
  selected: '{amount} geselecteerd',
  ofTotal: 'van {total} nu te betalen',
  wholePrice: 'De hele prijs is {coins}',
  uses: 'gebruikt {coins}, {amount}',
  frozen: '{amount} geblokkeerd',
  insufficient: 'Onvoldoende saldo',
}
