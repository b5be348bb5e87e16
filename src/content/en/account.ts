export const accountWords = {
  "account.firstName": "First name",
  "account.lastName": "Last name",
  "account.email": "Email address",
  "account.password": "Password",
  "account.password.hint":
    "At least {n} characters. A few words together are easy to remember and hard to guess.",
  "account.password.common": "This password is too common. Choose another.",
  "account.password.new": "New password",
  "account.password.current": "Current password",
  "account.meta.keywords": "employer account, sign in, sign up, post vacancies",

  "signUp.title": "Create an account",
  "signUp.lead":
    "With an account you post vacancies and answer candidates. To apply for a vacancy you need none.",
  "signUp.email.hint": "You sign in with it, and we write to you there about your vacancies",
  "signUp.submit": "Create account",
  "signUp.have": "You have an account already?",
  "signUp.privacy": "What we keep, and for how long:",
  "signUp.meta.description": "Create an employer's account to post vacancies and to answer candidates.",

  "signIn.title": "Sign in",
  "signIn.lead": "For employers. To apply for a vacancy you need no account.",
  "signIn.next": "Please sign in: we bring you right back to where you were going.",
  "signIn.submit": "Sign in",
  "signIn.none": "You have no account yet?",
  "signIn.forgot": "Forgot your password?",
  "signIn.meta.description": "Sign in to post vacancies, read applications and answer candidates.",

  "signOut.submit": "Sign out",

  "forgotPassword.title": "Forgot your password?",
  "forgotPassword.lead": "Enter the email address of your account. We send you a link to set a new password.",
  "forgotPassword.submit": "Send the link",
  "forgotPassword.sent.title": "Please look into your mail",
  "forgotPassword.sent.text":
    "If there is an account with this address, a link is on its way to it. It works once, for an hour. Nothing there? Look in the spam folder, or check the address and ask again.",
  "forgotPassword.back": "Back to sign in",
  "forgotPassword.meta.description": "Ask for a link by email to set a new password for your account.",

  "resetPassword.title": "Set a new password",
  "resetPassword.lead": "You are signed in with it afterwards, and signed out on all other devices.",
  "resetPassword.submit": "Set password",
  "resetPassword.incomplete":
    "This link is not complete. Please open it again from the email, or ask for a new one.",
  "resetPassword.again": "Ask for a new link",
  "resetPassword.meta.description": "Set a new password for your account with the link from the email.",

  "account.title": "Your account",
  "account.name": "Name",
  "account.role": "Role",
  "account.role.candidate": "Candidate",
  "account.role.employer": "Employer",
  "account.dashboard": "Employer dashboard",
  "account.changePassword.title": "Change password",
  "account.changePassword.text": "You stay signed in here and are signed out on all other devices.",
  "account.changePassword.submit": "Change password",
  "account.changePassword.wrong": "The current password is not right",
  "account.changed.title": "Your new password is set",
  "account.changed.text": "All other devices have been signed out.",
  "account.leave.title": "Sign out",
  "account.leave.text": "This device forgets you. Nothing else changes.",
  "account.meta.description": "Your name, email address and role, and how to change your password.",

  "becomeEmployer.title": "Become an Employer",
  "becomeEmployer.lead": "Find skilled professionals for {n} countries across shipping, IT and mining.",
  "becomeEmployer.benefits": "What you get",
  "becomeEmployer.reach.title": "{n} countries, three industries",
  "becomeEmployer.reach.text":
    "Candidates come here to work abroad. They find your vacancy by country, industry, level and any word of its title.",
  "becomeEmployer.post.title": "Online at once",
  "becomeEmployer.post.text":
    "You post a vacancy in one form, see it as candidates will, and it is public the same moment. Edit, close or reopen it whenever you like.",
  "becomeEmployer.read.title": "Applications in one place",
  "becomeEmployer.read.text":
    "Each vacancy has its own list, with answers and documents. Filter it by status, or take it along as a CSV file.",
  "becomeEmployer.answer.title": "Answers that arrive",
  "becomeEmployer.answer.text":
    "Set a status, and the candidate is told by email. Every change is kept: who, when, from what to what.",
  "becomeEmployer.register.title": "Start hiring",
  "becomeEmployer.register.text":
    "Registering costs you nothing. Your account becomes an employer's account at once.",
  "becomeEmployer.register.visitor":
    "Registering costs you nothing. You need to be signed in: the button leads to the sign-in first, and from there back to this page.",
  "becomeEmployer.submit": "Register as Employer",
  "becomeEmployer.noAccount": "No account yet?",
  "becomeEmployer.failed": "Failed to register as employer",
  "becomeEmployer.meta.description":
    "Register as an employer: post vacancies in shipping, IT and mining, read applications and answer candidates.",
  "becomeEmployer.meta.keywords":
    "post a job, hire abroad, employers, overseas recruitment, shipping jobs, IT jobs, mining jobs",
  "becomeEmployer.invite.title": "Do you hire abroad?",
  "becomeEmployer.invite.text": "Post your vacancies here and read the applications yourself.",
} as const;
