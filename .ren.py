import re,subprocess,sys
def files(*roots):
    out=subprocess.run(['git','ls-files',*roots],capture_output=True,text=True).stdout.split()
    return [f for f in out if re.search(r'\.(ts|tsx|md)$',f) and not f.startswith('datasets') and f not in('CHANGELOG.md',) and not f.startswith('reports/')]
def ren(mapping,*roots,only=None):
    n=0
    for f in (only or files(*roots)):
        s=open(f).read(); t=s
        for a,b in mapping.items():
            t=re.sub(r'(?<![\w$])'+re.escape(a)+r'(?![\w$])',b,t)
        if t!=s: open(f,'w').write(t); n+=1
    print(n,'files',mapping)
