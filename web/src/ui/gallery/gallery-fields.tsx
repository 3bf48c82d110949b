import { useState } from 'react';
import { MapPin } from '../display/icons.tsx';
import { CheckboxField } from '../fields/checkbox-field.tsx';
import { FileDrop } from '../fields/file-drop.tsx';
import { OtpField } from '../fields/otp-field.tsx';
import { PasswordField } from '../fields/password-field.tsx';
import { type Picked, PickField } from '../fields/pick-field.tsx';
import { RadioFilter } from '../fields/radio-filter.tsx';
import { SelectField } from '../fields/select-field.tsx';
import { SuggestField } from '../fields/suggest-field.tsx';
import { TextAreaField } from '../fields/text-area-field.tsx';
import { TextField } from '../fields/text-field.tsx';
import { Section } from './gallery-parts.tsx';

const places = ['Pune', 'Puducherry', 'Purnia', 'Puri', 'Thiruvananthapuram', 'Visakhapatnam', 'Sri Ganganagar'];
const experience = ['Any', 'Fresher', '1 year', '2 years', '3 years', '5 years', '10 years and more'].map((label) => ({
  value: label,
  label,
}));
const states = ['Dadra and Nagar Haveli and Daman and Diu', 'Maharashtra', 'Tamil Nadu'].map((label) => ({
  value: label,
  label,
}));

function Suggesting() {
  const [place, setPlace] = useState('');
  const fitting = place ? places.filter((name) => name.toLowerCase().includes(place.toLowerCase())) : places;
  return (
    <SuggestField
      label="Place"
      name="place"
      value={place}
      onChange={setPlace}
      suggestions={fitting}
      icon={<MapPin aria-hidden="true" className="size-5" />}
      placeholder="City or state"
      hint="Type to see places"
    />
  );
}

const pickable = places.map((label, at) => ({ id: at + 1, label }));

function Picking() {
  const [city, setCity] = useState<Picked>({ id: 0, text: '' });
  return (
    <PickField
      label="City"
      options={pickable}
      value={city}
      onChange={setCity}
      hint="Type a few letters and pick one"
      noMatch="No city has these letters."
    />
  );
}

function Dropping() {
  const [file, setFile] = useState<File>();
  return (
    <FileDrop
      label={file ? 'Choose another file' : 'Choose a file or drop it here'}
      hint="PDF, DOC or DOCX, up to 5 MB"
      accept=".pdf,.doc,.docx"
      file={file}
      onFile={setFile}
    />
  );
}

function Otp() {
  const [otp, setOtp] = useState('');
  return <OtpField label="Enter OTP" digits={6} value={otp} onChange={setOtp} hint="From the message we sent you" />;
}

/** All form fields. */
export function FieldGallery() {
  return (
    <>
      <Section title="Fields">
        <div className="grid gap-5 md:grid-cols-2">
          <TextField label="Full name" name="name" defaultValue="Venkatanarasimharajuvaripeta Subrahmanyam" />
          <TextField
            label="Email"
            name="email"
            type="email"
            hint="We send your code there"
            placeholder="you@example.in"
          />
          <TextField
            label="Mobile number"
            name="mobile"
            prefix="+91"
            inputMode="numeric"
            defaultValue="98765"
            error="Enter a 10 digit mobile number"
          />
          <TextField label="Expected salary" name="salary" prefix="₹" optionalLabel="(optional)" inputMode="numeric" />
          <TextField label="Account number" name="account" defaultValue="AA-000412" disabled />
          <TextField label="Read only" name="fixed" defaultValue="Bengaluru, Karnataka" readOnly />
          <PasswordField label="Password" name="password" autoComplete="new-password" hint="At least 8 characters" />
          <PasswordField label="Confirm password" name="again" defaultValue="secret" error="Passwords do not match" />
          <Otp />
          <OtpField label="Wrong OTP" digits={6} value="402816" onChange={() => {}} error="This OTP is not correct." />
          <SelectField label="State" name="state" placeholder="Select a state" options={states} />
          <SelectField label="State of birth" name="birth" options={states} error="Choose your state" />
          <Suggesting />
          <SuggestField label="Skill" value="Zz" onChange={() => {}} suggestions={[]} error="Add at least one skill" />
          <Picking />
          <PickField label="City, picked" options={pickable} value={{ id: 4, text: 'Puri' }} onChange={() => {}} />
          <PickField
            label="City, loading"
            options={[]}
            value={{ id: 0, text: 'Pu' }}
            onChange={() => {}}
            busy
            hint="Loading the cities…"
          />
          <PickField
            label="City, missing"
            options={pickable}
            value={{ id: 0, text: '' }}
            onChange={() => {}}
            error="City is required"
          />
          <TextAreaField label="About you" name="about" placeholder="Two or three sentences" />
          <TextAreaField label="Cover letter" name="letter" error="Write at least 20 characters" defaultValue="Hello" />
        </div>
      </Section>
      <Section title="Choices">
        <div className="grid gap-5 md:grid-cols-3">
          <div>
            <CheckboxField label="Remember me on this device" name="remember" />
            <CheckboxField
              label={
                <>
                  I agree to the <a href="#terms">terms and conditions</a> and the <a href="#privacy">privacy policy</a>
                </>
              }
              name="terms"
              error="Please agree to continue"
            />
            <CheckboxField label="Cannot be changed" name="fixed-choice" disabled hint="Comes with your plan" />
          </div>
          <RadioFilter legend="Experience" name="experience" options={experience} value="Fresher" foldAfter={4} />
          <RadioFilter
            legend="Opened by the choice"
            name="experience-2"
            options={experience}
            value="10 years and more"
            foldAfter={4}
          />
        </div>
      </Section>
      <Section title="Files">
        <div className="grid gap-5 md:grid-cols-3">
          <Dropping />
          <FileDrop label="Choose a file" onFile={() => {}} error="The file is larger than 5 MB" hint="Up to 5 MB" />
          <FileDrop label="Choose a file" onFile={() => {}} disabled hint="Not now" />
        </div>
      </Section>
    </>
  );
}
