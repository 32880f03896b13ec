/** What a form says about a field that it cannot take. The specification fixes the wording. */
const phone = 'Phone number must be at least 10 digits';
const email = 'Invalid email address';
const password = 'Password must be at least 8 characters';

export const contactRules = {
  name: 'Name must be at least 2 characters',
  email,
  phone,
  subject: 'Subject must be at least 2 characters',
  message: 'Message must be at least 10 characters',
};

export const loginRules = { email, password };

export const registerRules = {
  firstName: 'First name must be at least 2 characters',
  lastName: 'Last name must be at least 2 characters',
  email,
  phone,
  password,
  confirmPassword: 'Passwords do not match',
  agreeTerms: 'You must agree to the terms and conditions',
};

export const applicationRules = {
  fullName: 'Name is required',
  email: 'Please enter a valid email address',
  phone: 'Please enter a valid phone number',
  street: 'Street address is required',
  city: 'City is required',
  state: 'State/Province is required',
  zipCode: 'Postal/Zip code is required',
  resume: {
    missing: 'Resume is required',
    tooLarge: 'Resume file must be 5MB or smaller',
    wrongType: 'File must be a PDF or Word document',
  },
  /** In a toast, as soon as a file is chosen. */
  resumeChosen: {
    tooLarge: 'File must be 5MB or smaller',
    wrongType: 'Please upload a PDF or Word document',
  },
};

export const verificationRules = {
  firstName: 'First name is required',
  lastName: 'Last name is required',
  email,
  phone,
  phoneCarrier: 'Phone carrier is required',
  streetAddress: 'Street address is required',
  city: 'City is required',
  state: 'State is required',
  zipCode: 'Zip code must be at least 5 digits',
  position: 'Please select a position',
  bankName: 'Bank name is required',
  creditScore: 'Credit score is required',
  socialSecurity: 'Social Security Number must be 9 digits',
  confirmSocialSecurity: "Social Security Numbers don't match",
  licenseFront: "The front of your driver's license is required",
  licenseBack: "The back of your driver's license is required",
  license: {
    tooLarge: { title: 'File too large', text: 'Please choose a file of 10MB or less' },
    wrongType: { title: 'Invalid file type', text: 'Please upload a JPEG, PNG, or PDF file' },
  },
};
