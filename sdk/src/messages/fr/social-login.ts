export const messages = {
  or: 'ou',
  with: 'Continuer avec {name}',
  leaving: 'Un instant : vous continuez chez {name}',
  'problem.refused':
    'Vous n’êtes pas connecté : l’autre service n’a pas été autorisé à nous dire qui vous êtes. Réessayez ou utilisez votre adresse e-mail.',
  'problem.no-email': 'Ce compte n’a pas d’adresse e-mail confirmée. Inscrivez-vous avec la vôtre.',
  'problem.known-email':
    'Vous avez déjà un compte avec cette adresse e-mail. Connectez-vous avec votre mot de passe.',
  'problem.failed': 'Cette connexion n’a pas fonctionné. Réessayez, ou utilisez votre adresse e-mail.',
  registration: 'Inscription',
  forgot_password: 'Mot de passe oublié ?',
  platformLead: 'Vous vous connectez sur une autre page, puis revenez ici.',
  passkey: 'Se connecter avec une clé d’accès',
  passkeyCancelled:
    'La clé d’accès n’a pas été utilisée. Réessayez, ou connectez-vous avec votre mot de passe.',
  passkeyRefused: 'Cette clé d’accès ne fonctionne pas ici. Connectez-vous avec votre mot de passe.',
  passkeyImpossible:
    'Cet appareil ne peut pas utiliser de clé d’accès sur cette page. Connectez-vous avec votre mot de passe.',
}
